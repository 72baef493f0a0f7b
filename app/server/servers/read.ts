import type { Server } from '@/domain/server';
import type { Db } from '../db/database';

/** The servers of an account. Nobody has one yet. */
export const serversOf: (db: Db, userId: string) => Promise<readonly Server[]> = () => Promise.resolve([]);
