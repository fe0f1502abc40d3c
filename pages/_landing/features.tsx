import { ActivityDrawing } from "./activity-drawing.tsx";
import { CategoryDrawing } from "./category-drawing.tsx";
import { FeaturePanel } from "./feature-panel.tsx";
import { PicnicScene } from "./picnic-scene.tsx";
import { RoomDrawing } from "./room-drawing.tsx";
import { Station } from "./station.tsx";
import "./section.css";
import "./features.css";

/** One event runs through the three drawings and the phone: it is found, discussed, done. */
export function Features() {
  return (
    <section className="section features" id="features">
      <Station name="Features" lead="Three small things that make showing up easy." scene={<PicnicScene />} />
      <ul className="panels">
        <FeaturePanel
          drawing={<CategoryDrawing />}
          title="Interest-based browsing"
          text="The homepage is sorted into categories. Start with what you like, then see what is on."
        />
        <FeaturePanel
          drawing={<RoomDrawing />}
          title="Event chat rooms"
          text="Each event has its own room, open before, during and after. Ask who is going, find each other there, keep talking on the way home."
        />
        <FeaturePanel
          drawing={<ActivityDrawing />}
          title="Easy activity management"
          text="Your activities are tracked on your profile, so one look tells you what you said yes to and what comes next."
        />
      </ul>
    </section>
  );
}
