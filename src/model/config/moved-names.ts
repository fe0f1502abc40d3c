/** Former keys of the config, and the keys that replace them. */
export const movedNames: Readonly<Record<string, string>> = {
  "product.name": "app.name",
  "product.description": "app.description",
  "product.headline": "facts.headline",
  "product.city": "facts.city",
  "product.platform": "stores",
  "store.name": "stores",
  "store.url": "stores.appStore.url",
  email: "publisher.email",
  instagram: "links.instagram",
  rednote: "links.rednote",
  partnershipForm: "links.<name>",
  reveal: "facts.reveal",
  standIns: "placeholders",
};

/** The same for facts in documents. */
export const movedFacts: Readonly<Record<string, string>> = {
  ...movedNames,
  "product.platform": "platforms",
};
