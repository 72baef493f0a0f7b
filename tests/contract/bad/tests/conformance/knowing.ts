import { server } from '@app/server/main'; // ← boundaries/dependencies

export const known = [server];
