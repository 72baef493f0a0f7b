import { Card } from '@/components/Card'; // ← boundaries/dependencies
import { ServersScreen } from '@/screens/servers/ServersScreen'; // ← boundaries/dependencies

export const known = [Card, ServersScreen];
