import { openTestDatabase } from '../support/testDatabase';
import { handRefunds } from './handRefunds';
import { interleavings } from './interleavings';

// Many more of them: PAYMENT_RUNS=500 npx vitest run --project server tests/server/gateways/interleavings
const runs = Number(process.env['PAYMENT_RUNS'] ?? 5);
interleavings('the embedded database', openTestDatabase, runs);
handRefunds('the embedded database', openTestDatabase, runs);
