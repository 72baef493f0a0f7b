import { ServersScreen } from '@/screens/servers/ServersScreen'; // ← boundaries/dependencies

export const running = ServersScreen;
