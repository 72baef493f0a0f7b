import type { LogPort } from './ports';

/** Logs to the browser's console, until a provider plugs in its own collector. */
export const consoleLog: LogPort = {
  notFound: (path) => console.error('404: no route for', path),
  event: (name, details) => console.info(name, details ?? {}),
};
