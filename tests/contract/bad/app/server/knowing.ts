import { createElement } from 'react'; // ← boundaries/dependencies
import { ports } from '@app/ports/ports'; // ← boundaries/dependencies
import { translated } from '@/i18n/translator'; // ← boundaries/dependencies
import { Box } from '@/primitives/Box'; // ← boundaries/dependencies

export const known = [createElement, ports, translated, Box];
