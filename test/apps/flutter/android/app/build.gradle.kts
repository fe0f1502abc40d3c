android {
    defaultConfig {
        applicationId = "com.example.tidepool"
    }
}
