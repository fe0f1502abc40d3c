import { QrCode, useSite } from "handbill";
import { Icon } from "../_shared/icon.tsx";
import { Stop } from "../_shared/stop.tsx";
import { formatStore } from "../_shared/store-words.ts";

/** The first stop: the store links, or the release date. The train waits here. */
export function Boarding() {
  const { app, storeList } = useSite();
  const store = storeList.find(({ href }) => href) ?? storeList[0];
  if (!store) return null;
  const { href, platform, state, expected } = store;
  return (
    <div className="boarding">
      <div className="boarding-gate">
        <Stop className="boarding-stop" passed />
        {href ? (
          <>
            <a
              className="download"
              href={href}
              target="_blank"
              rel="noopener"
              aria-describedby="download-note"
            >
              <Icon name={store.store} />
              <span>{formatStore(store, app.name).call}</span>
            </a>
            <span className="visually-hidden" id="download-note">
              Opens in a new tab
            </span>
          </>
        ) : (
          <p className="not-yet">
            {`Coming to ${platform}`}
            {expected && (
              <>
                {", expected "}
                <time dateTime={expected}>{expected}</time>
              </>
            )}
          </p>
        )}
      </div>
      {href && state !== "soon" && (
        <figure className="scan">
          <QrCode
            scale={3}
            value={href}
            label={
              state === "live"
                ? `QR code that leads to ${app.name} on the ${store.name}`
                : `QR code that leads to the beta of ${app.name}`
            }
          />
          <figcaption>
            {platform === "iOS" ? "Scan it with your iPhone" : "Scan it with your phone"}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
