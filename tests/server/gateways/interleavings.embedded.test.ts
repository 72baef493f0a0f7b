import { openTestDatabase } from '../support/testDatabase';
import { interleavings } from './interleavings';

// Many more of them: PAYMENT_RUNS=500 npx vitest run --project server tests/server/gateways/interleavings
interleavings('the embedded database', openTestDatabase, Number(process.env['PAYMENT_RUNS'] ?? 5));
