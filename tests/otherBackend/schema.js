/** Whether a value fits a schema of the OpenAPI document: as much of JSON Schema as that document uses. */
export function fits(document, schema, value) {
  const { $ref, oneOf, anyOf = oneOf, type, properties = {}, required = [], items } = schema;
  if ($ref) return fits(document, document.components.schemas[$ref.split('/').at(-1)], value);
  if (anyOf) return anyOf.some((each) => fits(document, each, value));
  if (Object.hasOwn(schema, 'const')) return value === schema.const;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (type === 'null') return value === null;
  if (type === 'string') return typeof value === 'string' && fitsText(schema, value);
  const { minimum = -Infinity, maximum = Infinity, minItems = 0, maxItems = Infinity } = schema;
  if (type === 'integer' && !Number.isSafeInteger(value)) return false;
  if (type === 'integer' || type === 'number')
    return typeof value === 'number' && value >= minimum && value <= maximum;
  if (type === 'array') {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
    return value.every((each) => fits(document, items, each));
  }
  if (type !== 'object') return typeof value === type;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const isThere = (name) => Object.hasOwn(value, name);
  const stated = Object.entries(properties).filter(([name]) => isThere(name));
  return required.every(isThere) && stated.every(([name, each]) => fits(document, each, value[name]));
}

function fitsText({ minLength = 0, maxLength = Infinity, pattern = '', format }, value) {
  if (value.length < minLength || value.length > maxLength || !new RegExp(pattern, 'u').test(value))
    return false;
  const day = Date.parse(`${value}T00:00Z`);
  return format !== 'date' || (!Number.isNaN(day) && new Date(day).toISOString().startsWith(value));
}
