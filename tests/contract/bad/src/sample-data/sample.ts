import type { Price } from '@/domain/price';
import type { ServersView } from '@/screens/servers/ServersScreen';

export const sample: ServersView & { price: Price } = { price: { amount: 1 } };
