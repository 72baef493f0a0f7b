import { Box } from '@/primitives/Box';

export function Page() {
  return <Box />;
}
