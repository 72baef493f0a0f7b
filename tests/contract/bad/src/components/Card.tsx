import { Box } from '@/primitives/Box';

export function Card() {
  return <Box />;
}
