import type { Server } from '@/domain/server';
import type { Db } from '../db/database';

export const serversOf: (db: Db, userId: string) => Promise<readonly Server[]> = async () => [];
