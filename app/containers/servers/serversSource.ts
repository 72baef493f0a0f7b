import type { ProductLine } from '@/domain/plan';
import type { Ports } from '@app/ports/ports';

/** Where the list of a product line's servers comes from: each has a list of its own (D30). */
export const serversSource = ({ changes }: Ports, line: ProductLine) => ({
  key: `servers/of/${line}`,
  event: 'servers-load-failed',
  watch: changes.watch('servers'),
});
