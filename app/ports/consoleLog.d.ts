import type { LogPort } from './ports';
/** Logs to the browser's console: what the portal does until a provider plugs in its own collector. */
export declare const consoleLog: LogPort;
