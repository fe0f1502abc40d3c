plugins {
    alias(libs.plugins.android.application)
}

android {
    defaultConfig {
        applicationId = "com.example.catalog"
    }
}
