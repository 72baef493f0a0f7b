import { createContext, use } from 'react';
import type { Ports } from '@app/ports/ports';

const PortsContext = createContext<Ports | null>(null);

/** Provides the ports to the tree below it. */
export const PortsProvider = PortsContext.Provider;

/** Returns the ports. Throws outside a PortsProvider. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('No PortsProvider above');
  return ports;
}
