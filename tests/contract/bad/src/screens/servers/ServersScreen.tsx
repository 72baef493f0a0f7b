import { Card } from '@/components/Card';
import type { Price } from '@/domain/price';
import { Page } from '@/patterns/Page';
import { Box } from '@/primitives/Box';
import { row } from './row';

export interface ServersView {
  price: Price;
}

export function ServersScreen({ price }: ServersView) {
  return (
    <>
      <Page />
      <Card />
      <Box />
      {price.amount} — {row}
    </>
  );
}
