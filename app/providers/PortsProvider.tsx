import { createContext, use } from 'react';
import type { Ports } from '@app/ports/ports';

const PortsContext = createContext<Ports | null>(null);

/** Puts adapters behind the ports of the tree below. */
export const PortsProvider = PortsContext.Provider;

/** The ports of this app. Throws outside a PortsProvider. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('No PortsProvider above');
  return ports;
}
