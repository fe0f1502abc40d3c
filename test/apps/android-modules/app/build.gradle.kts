plugins {
    alias(libs.plugins.android.application)
}

android {
    namespace = "com.example.tidepool"
    buildTypes {
        debug {
            applicationIdSuffix = ".debug"
        }
    }
}
