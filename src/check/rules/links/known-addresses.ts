import type { Site } from "../../../model/site/site.js";
import { type Service, serviceOf } from "./services.js";

/** An address in the config that belongs to a known service. */
export interface KnownAddress {
  /** The key path in the config: `stores.appStore.url`. */
  readonly key: string;
  readonly address: string;
  readonly service: Service;
  /** The app or the profile that it names; undefined if it names neither. */
  readonly name: string | undefined;
}

/** The addresses of stores and networks in the config. */
export function listKnownAddresses(site: Site | undefined): KnownAddress[] {
  const ofStores = (site?.storeList ?? []).flatMap(({ store, url, beta, signUp }) =>
    Object.entries({ url, beta, signUp }).map(
      ([key, address]) => [`stores.${store}.${key}`, address] as const,
    ),
  );
  const ofLinks = (site?.links ?? []).map(({ key, url }) => [`links.${key}`, url] as const);
  return [...ofStores, ...ofLinks].flatMap(([key, address]) => {
    const url = address === undefined ? undefined : new URL(address);
    const service = url && serviceOf(url);
    return address && service ? [{ key, address, service, name: service.nameIn(url) }] : [];
  });
}
