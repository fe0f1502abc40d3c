plugins {
    `kotlin-dsl`
}

gradlePlugin {
    plugins.register("app") {
        id = libs.plugins.tidepool.android.application.get().pluginId
    }
}
