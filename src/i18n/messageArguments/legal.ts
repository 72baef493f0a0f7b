// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import type { RichChunk } from '../richChunk';

export interface LegalArguments {
  'legal.back.registration': undefined;
  'legal.back.previous': undefined;
  'legal.version': { date: string | number };
  'legal.print': undefined;
  'legal.contents': undefined;
  'legal.clause': { number: string | number };
  'legal.documents': undefined;
  'legal.support': undefined;
  'legal.translation': { link: RichChunk };
}
