import { readFileSync } from 'node:fs'; // ← boundaries/dependencies
import { Dialog } from 'radix-ui'; // ← boundaries/dependencies
import { built } from '../build/build'; // ← boundaries/dependencies
import { server } from '../server/main'; // ← boundaries/dependencies

export const known = [readFileSync, Dialog, built, server];
