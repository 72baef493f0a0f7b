import type { Ports } from './ports';
/**
 * The adapters of the shipped portal: those of the account, of the demonstration or of a visitor, as the session is at
 * each call (D24). A provider replaces those of the account in http/accountPorts.ts, and `authHttp` here.
 */
export declare function createPorts(): Ports;
