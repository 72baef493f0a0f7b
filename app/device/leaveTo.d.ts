/** Sends the browser to an address outside the app. Only web addresses: a `javascript:` one goes nowhere. */
export declare function leaveTo(address: string): boolean;
