import { Image } from "handbill";
import { useAlt } from "../_landing/use-alt.ts";
import { type Screenshot, widthsOf } from "../_screenshots/screenshot.ts";
import "./device.css";

export interface DeviceProps {
  screen: Screenshot;
  /** Whether it is in the first window and loads eagerly. */
  isFirst?: boolean;
  /** Whether it is shown down to its bottom; an upright device is cropped otherwise. */
  isWhole?: boolean;
}

/** A generic device around a screenshot or a video: portrait or landscape, phone or tablet. A frameless picture has none. */
export function Device({ screen, isFirst = false, isWhole = false }: DeviceProps) {
  const { image, video, frameless = false } = screen;
  const altOf = useAlt();
  const { width = 1, height = 1 } = image;
  const isWide = width > height;
  const isTablet = Math.max(width, height) / Math.min(width, height) < 1.6;
  const kinds = [
    isWide && "device-wide",
    (isWide || video || isWhole) && "device-whole",
    isTablet && "device-tablet",
    frameless && "device-frameless",
    isFirst && "device-lit",
  ];
  return (
    <div className={["device", ...kinds].filter(Boolean).join(" ")}>
      {video ? (
        <video
          src={video.href}
          poster={image.href}
          width={width}
          height={height}
          aria-label={altOf(screen)}
          preload="none"
          controls
          muted
          playsInline
        />
      ) : (
        <Image
          src={image}
          alt={altOf(screen)}
          priority={isFirst}
          widths={widthsOf(image)}
          sizes={isWide ? "(min-width: 48rem) 54vw, 92vw" : "(min-width: 48rem) 21rem, 17rem"}
        />
      )}
    </div>
  );
}
