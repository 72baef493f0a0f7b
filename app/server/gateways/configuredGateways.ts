import type { Env } from '../env';
import type { HostedGateway } from './gateway';

/** Opens the acquirers of the environment. Each is loaded only if it is configured. */
export async function openAcquirers({
  yooKassa,
  stripe,
}: Pick<Env, 'yooKassa' | 'stripe'>): Promise<readonly HostedGateway[]> {
  const opened: HostedGateway[] = [];
  if (yooKassa) {
    const { createYooKassa } = await import('./yookassa/gateway');
    opened.push(createYooKassa(yooKassa));
  }
  if (stripe) {
    const { createStripe } = await import('./stripe/gateway');
    opened.push(createStripe(stripe));
  }
  return opened;
}
