/** Where the customers' demonstration begins, and all of it. */
const [first, whole] = ['app/ports/sample/currentSample.ts', 'app/ports/sample/samplePorts.ts'] as const;

/** The rooms of containers to whose pages the first look has every answer (app/ports/sample/firstLook.ts). */
const answeredAtFirst =
  /\/containers\/(?:cart|catalog|notifications|orders?|placeholder|productLists|serverRenew|servers|support)\//;

/** Those whose pages read nothing before their address, or the page before, names what they show. */
const requestedByAddress = /\/containers\/(?:payment|server|serverTariff)\//;

/** What a visitor's page of the portal reads by, in place of a backend; `container` is the page's file. */
export function sampleAdapters(container: string): readonly string[] {
  return answeredAtFirst.test(container) ? [first] : [first, whole];
}

/** Of that, what is sure to be needed as the page opens. */
export function surelySample(container: string): readonly string[] {
  return requestedByAddress.test(container) ? [first] : sampleAdapters(container);
}
