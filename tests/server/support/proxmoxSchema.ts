import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { Refused } from './proxmoxBodies';

/* Proxmox VE's published schema: `api-viewer/apidata.js` of proxmox/pve-docs, last tried with 9.1.3. */

// Perl writes some numbers as texts.
const numberSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

const propertySchema = v.looseObject({
  optional: v.optional(numberSchema, 0),
  enum: v.nullish(v.array(v.string())),
  type: v.nullish(v.string()),
  minimum: v.nullish(numberSchema),
  maximum: v.nullish(numberSchema),
  maxLength: v.nullish(numberSchema),
  pattern: v.nullish(v.string()),
});
const callSchema = v.looseObject({
  parameters: v.optional(v.looseObject({ properties: v.optional(v.record(v.string(), propertySchema), {}) })),
});

type Property = v.InferOutput<typeof propertySchema>;

interface Place {
  readonly path: string;
  readonly info?: Record<string, v.InferOutput<typeof callSchema>> | undefined;
  readonly children?: readonly Place[] | undefined;
}

const placeSchema: v.GenericSchema<unknown, Place> = v.looseObject({
  path: v.string(),
  info: v.optional(v.record(v.string(), callSchema)),
  children: v.optional(v.array(v.lazy(() => placeSchema))),
});

function readPlaces(file: string): readonly Place[] {
  const text = readFileSync(file, 'utf8');
  const roots = v.parse(
    v.array(placeSchema),
    JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)),
  );
  const withChildren = (place: Place): Place[] => [place, ...(place.children ?? []).flatMap(withChildren)];
  return roots.flatMap(withChildren);
}

function problemOf(value: string, property: Property): string | null {
  const { type, pattern } = property;
  const [minimum, maximum] = [property.minimum ?? -Infinity, property.maximum ?? Infinity];
  const maxLength = property.maxLength ?? Infinity;
  if (property.enum && !property.enum.includes(value)) return `is none of ${property.enum.join(', ')}`;
  if (type === 'boolean' && !['0', '1'].includes(value)) return 'is no flag';
  if (type === 'integer' && !/^-?\d+$/.test(value)) return 'is no integer';
  if ((type === 'integer' || type === 'number') && (Number(value) < minimum || Number(value) > maximum))
    return `is not from ${minimum} to ${maximum}`;
  if (value.length > maxLength) return `is longer than ${maxLength}`;
  if (pattern != null && !new RegExp(`^(?:${pattern})$`).test(value)) return `does not match ${pattern}`;
  return null;
}

/** Splits a path of the schema, in which a volume may contain slashes. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, (name) => (name === '{volume}' ? '(.+)' : '([^/]+)'))}$`);

/** Returns a check of requests against the schema in a file. */
export function proxmoxSchema(file: string) {
  const places = readPlaces(file).map((place) => ({ ...place, pattern: patternOf(place.path) }));
  return (method: string, path: string, input: Readonly<Record<string, string>>): void => {
    const found = places.find(({ info, pattern }) => info?.[method] !== undefined && pattern.test(path));
    if (!found) throw new Refused(501, `Method '${method} ${path}' not implemented`);
    const names = [...found.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = found.pattern.exec(path)?.slice(1) ?? [];
    const given = {
      ...input,
      ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
    };
    const properties = found.info?.[method]?.parameters?.properties ?? {};
    const problems = [
      ...Object.entries(given).flatMap(([name, value]) => {
        const property = properties[name] ?? properties[name.replace(/\d+$/, '[n]')];
        const problem = property ? problemOf(value, property) : 'is not defined';
        return problem === null ? [] : [`${name} ${problem}`];
      }),
      ...Object.entries(properties).flatMap(([name, { optional }]) =>
        optional === 1 || name in given ? [] : [`${name} is missing`],
      ),
    ];
    if (problems.length > 0) throw new Error(`${method} ${found.path}: ${problems.join('; ')}`);
  };
}
