import { server } from '../server/main';

export const built = server;
