import type { Market } from '@/domain/cart/priceEntry';
import type { Server } from '@/domain/server';
/** The two steps once the server is there. The step is the address's alone; the choice is here, and in the address. */
export declare function TariffWizard({
  server,
  market,
}: {
  server: Server;
  market: Market;
}): import('react').JSX.Element;
