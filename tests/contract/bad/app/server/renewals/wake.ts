import { booked } from '../ledger/knowing';
import { rows } from '../db/database';

export const woken = [booked, rows];
