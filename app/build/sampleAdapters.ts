/** Where the customers' demonstration begins, what of it is about money, and all of it. */
const [first, billing, whole] = [
  'app/ports/sample/currentSample.ts',
  'app/ports/sample/firstBilling.ts',
  'app/ports/sample/samplePorts.ts',
] as const;

/** The rooms of containers whose pages show money at first, which firstLook.ts leaves to firstBilling.ts. */
const answeredByBilling = /\/containers\/(?:bills|cards|documents|payers|payments?)\//;

/** Those whose pages read nothing before their address, or the page before, names what they show. */
const requestedByAddress = /\/containers\/(?:server\/|serverTariff\/|payment\/(?:Bill|Order)Payment)/;

/**
 * What a visitor's page of the portal reads by, in place of a backend; `container` is the page's file. Before anything is
 * done, the first look answers all but what is requested by address.
 */
export function sampleAdapters(container: string): readonly string[] {
  return requestedByAddress.test(container) ? [first, whole] : surelySample(container);
}

/** Of these, what is sure to be needed as the page opens. */
export function surelySample(container: string): readonly string[] {
  if (requestedByAddress.test(container)) return [first];
  return answeredByBilling.test(container) ? [first, billing] : [first];
}

/** The administrators' demonstration, as above; what is counted of everything is answered by all of it. */
export function adminAdapters(container: string): readonly string[] {
  const first = 'app/ports/sample/firstAdminLook.ts';
  return /\/Admin(?:Analytics|Dashboard)\./.test(container)
    ? [first, 'app/ports/sample/adminSample.ts']
    : [first];
}
