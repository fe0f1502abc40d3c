plugins {
    id("com.android.application")
}

android {
    defaultConfig {
        applicationId = "com.example.tidepool.wear"
    }
}
