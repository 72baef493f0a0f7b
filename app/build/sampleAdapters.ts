/** Where the customers' demonstration begins, what of it is about money, and all of it. */
const [first, billing, whole] = [
  'app/ports/sample/currentSample.ts',
  'app/ports/sample/firstBilling.ts',
  'app/ports/sample/samplePorts.ts',
] as const;

/** The rooms of containers to whose pages the first look has every answer (app/ports/sample/firstLook.ts). */
const answeredAtFirst =
  /\/containers\/(?:cart|catalog|notifications|orders?|placeholder|productLists|profile|serverRenew|servers|support)\//;

/** Those that show money besides. */
const answeredByBilling = /\/containers\/(?:bills|cards|documents|payers|payments?)\//;

/** Those whose pages read nothing before their address, or the page before, names what they show. */
const requestedByAddress = /\/containers\/(?:server\/|serverTariff\/|payment\/(?:Bill|Order)Payment)/;

/** What a visitor's page of the portal reads by, in place of a backend; `container` is the page's file. */
export function sampleAdapters(container: string): readonly string[] {
  if (answeredByBilling.test(container)) return [first, billing];
  return answeredAtFirst.test(container) ? [first] : [first, whole];
}

/** The administrators' demonstration, as above; what is counted of everything is answered by all of it. */
export function adminAdapters(container: string): readonly string[] {
  const first = 'app/ports/sample/firstAdminLook.ts';
  return /\/Admin(?:Analytics|Dashboard)\./.test(container)
    ? [first, 'app/ports/sample/adminSample.ts']
    : [first];
}

/** Of that of the customers, what is sure to be needed as the page opens. */
export function surelySample(container: string): readonly string[] {
  return requestedByAddress.test(container) ? [first] : sampleAdapters(container);
}
