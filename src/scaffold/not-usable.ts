/** Why a file, an image or an answer cannot be used, for a message. */
export class NotUsable extends Error {
  override name = "NotUsable";
}
