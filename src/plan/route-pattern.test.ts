import { expect, test } from "vitest";
import { parseRoutePattern } from "./plan-routes.js";

test.each([
  ["pages/index.tsx", {}, [], "/"],
  ["pages/about.tsx", {}, [], "/about"],
  ["pages/404.tsx", {}, [], "/404"],
  ["pages/press/index.tsx", {}, [], "/press"],
  ["pages/press/kit.tsx", {}, [], "/press/kit"],
  ["pages/index/about.tsx", {}, [], "/index/about"],
  ["pages/[legal].tsx", { legal: "terms" }, ["legal"], "/terms"],
  ["pages/[city]/index.tsx", { city: "boston" }, ["city"], "/boston"],
  ["pages/[city]/[event].tsx", { city: "boston", event: "run" }, ["city", "event"], "/boston/run"],
  ["pages/event-[id].tsx", {}, [], "/event-[id]"],
  ["pages/[id]-event.tsx", {}, [], "/[id]-event"],
  ["pages/[a]/[b].tsx", { a: "$1", b: "$&" }, ["a", "b"], "/$1/$&"],
  ["pages/pages/a.tsx", {}, [], "/pages/a"],
  ["pages/v1.tsx-old/a.tsx", {}, [], "/v1.tsx-old/a"],
  ["pages/toString.tsx", {}, [], "/toString"],
])(
  "%s with the params %j and the parameters %j has the route %s",
  (sourceFile, params, parameters, routePath) => {
    const pattern = parseRoutePattern(sourceFile);
    expect(pattern.parameters).toEqual(parameters);
    expect(pattern.build(params)).toBe(routePath);
  },
);
