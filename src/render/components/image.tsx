import { useRenderContext } from "../site-context.js";
import { type ImportedImage, planPicture } from "./plan-picture.js";

export interface ImageProps {
  /** An imported image, e.g. `import photo from "./photo.jpg"`. For a prop of your own, use the type `ImageProps["src"]`. */
  src: ImportedImage;
  /** A description for people who do not see the image; `""` if it is decoration. */
  alt: string;
  /** The widths to offer, in pixels. The browser chooses one by `sizes` and its screen. */
  widths: readonly number[];
  /** The width on the page, like the `sizes` attribute of HTML: `"(min-width: 60rem) 480px, 100vw"`. Default: `"100vw"`. */
  sizes?: string;
  /** Set this for an image that is visible when the page opens, so that it loads first. Default: false. */
  priority?: boolean;
  className?: string;
}

/**
 * An imported image in several widths, as AVIF and WebP, and in its own format for old browsers, encoded when the site is built. SVG and GIF are not encoded.
 * @example `<Image src={photo} widths={[320, 640]} sizes="(min-width: 60rem) 480px, 100vw" alt="The beach at low tide" />`
 */
export function Image({
  src,
  alt,
  widths,
  sizes = "100vw",
  priority = false,
  className,
  ...rest
}: ImageProps) {
  const { site, requests, imageEncoder } = useRenderContext();
  checkImageProps({ src, alt, widths, ...rest });
  const picture = planPicture(src, widths, { base: site.base, encoder: imageEncoder() });
  for (const encoding of picture.encodings) requests.images.set(encoding.outputFile, encoding);
  const loading = priority
    ? ({ loading: "eager", fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet && sizes}
        width={src.width}
        height={src.height}
        alt={alt}
        {...loading}
      />
    </picture>
  );
}

/** A page may be plain JavaScript, or silence type errors. Throws an Error that names the image if possible. */
export function checkImageProps({ src, alt, widths, ...rest }: ImageProps): void {
  if (typeof src !== "object" || src === null || typeof src.href !== "string")
    throw new Error(
      `the src of Image must be an imported image${typeof src === "string" ? `, not the text ${JSON.stringify(src)}` : ""}: write import photo from "./photo.jpg", and src={photo}`,
    );
  const name = src.href.slice(src.href.lastIndexOf("/") + 1);
  if (!(src.width > 0 && src.height > 0))
    throw new Error(
      `Image does not know the size of ${name}; give the SVG a width and a height, or show it with <img>`,
    );
  if (typeof alt !== "string")
    throw new Error(`the Image of ${name} has no alt: write what it shows, or alt="" for decoration`);
  if (
    !Array.isArray(widths) ||
    widths.length === 0 ||
    !widths.every((width) => Number.isInteger(width) && width > 0)
  )
    throw new Error(
      `widths of the Image of ${name} must be a list of whole numbers of pixels, such as {[320, 640, 960]}${"width" in rest ? ", in place of width" : ""}`,
    );
}
