/** Renders the landing page for the server, which does not import React (app/server/static/landing.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import type { LandingOffers } from '@/domain/catalog/landingOffers';
import { renderLanding } from './landing';

parentPort?.postMessage(renderLanding(workerData as LandingOffers));
