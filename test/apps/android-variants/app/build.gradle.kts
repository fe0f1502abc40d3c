plugins {
    id("com.android.application")
}

android {
    namespace = "com.example.tidepool"
    defaultConfig {
        applicationId = "com.example.tidepool"
        versionCode = 12
        versionName = "1.2"
    }
    buildTypes {
        create("beta") { applicationIdSuffix = ".beta" }
    }
}
