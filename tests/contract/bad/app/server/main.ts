import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Price } from '@/domain/price';
import { locale } from '@/i18n/locale';

export const server = [readFileSync, Hono, locale];
export const free: Price = { amount: 0 };
