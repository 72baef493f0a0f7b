import { makeEntity, sampleProprietor } from '@/sample-data/adminEntities';
import { wireEntity } from '../admin/wire';

const entity = makeEntity();
const { id: _, next: __, version: ___, ...details } = sampleProprietor;
const change = { ...details, numbersFrom: null };

/** One example of each call of the legal entities. */
export const adminEntityExamples = {
  entities: { answer: { items: [wireEntity(entity)] } },
  addEntity: { body: { ...change, numbersFrom: 56 }, answer: wireEntity(sampleProprietor) },
  saveEntity: {
    params: { id: String(sampleProprietor.id) },
    body: change,
    answer: wireEntity({ ...sampleProprietor, version: '2' }),
  },
};
