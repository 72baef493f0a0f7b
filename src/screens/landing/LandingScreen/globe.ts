/**
 * Geometry of the star map: the globe seen from far above northern Europe (orthographic projection). Meridians,
 * parallels and great circles are exact elliptical arcs, which SVG draws from a few numbers.
 */

/** Viewpoint in degrees, chosen so that Europe, the US and Asia are visible. */
const eye = { latitude: 52, longitude: 18 };

/** Radius of the globe in drawing units; its centre is the origin. */
export const globeRadius = 250;

/** A place in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

type Vector = readonly [x: number, y: number, z: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sinEye = Math.sin(radians(eye.latitude));
const cosEye = Math.cos(radians(eye.latitude));

/** On the unit sphere: x to the right, y down as in SVG, z towards the viewer. */
function toVector({ latitude, longitude }: Place): Vector {
  const north = radians(latitude);
  const east = radians(longitude - eye.longitude);
  return [
    Math.cos(north) * Math.sin(east),
    sinEye * Math.cos(north) * Math.cos(east) - cosEye * Math.sin(north),
    sinEye * Math.sin(north) + cosEye * Math.cos(north) * Math.cos(east),
  ];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** One decimal is a tenth of a pixel and halves the size. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

function point([x, y]: Vector): string {
  return `${short(x * globeRadius)} ${short(y * globeRadius)}`;
}

/** Projects a place into the drawing. */
export function project(place: Place): { x: number; y: number } {
  const [x, y] = toVector(place);
  return { x: Number(short(x * globeRadius)), y: Number(short(y * globeRadius)) };
}

/** Arc of the great circle around `axis` between two points, via a third one. */
function greatArc(axis: Vector, from: Vector, via: Vector, to: Vector): string {
  const [x, y, z] = unit(axis);
  const tilt = (Math.atan2(-x, y) * 180) / Math.PI;
  const sweep = from[0] * via[1] - from[1] * via[0] > 0 ? 1 : 0;
  return `M${point(from)}A${globeRadius} ${short(globeRadius * Math.abs(z))} ${short(tilt)} 0 ${sweep} ${point(to)}`;
}

/** Visible half of the meridian through a longitude and the opposite one. */
export function meridian(longitude: number): string {
  const axis = unit(cross(toVector({ latitude: 90, longitude: 0 }), toVector({ latitude: 0, longitude })));
  const from = unit([axis[1], -axis[0], 0]);
  const side = cross(axis, from);
  const via: Vector = side[2] > 0 ? side : [-side[0], -side[1], -side[2]];
  return greatArc(axis, from, via, [-from[0], -from[1], 0]);
}

/** Visible part of a parallel; empty if there is none. */
export function parallel(latitude: number): string {
  const north = radians(latitude);
  const rx = Math.cos(north);
  const ry = rx * sinEye;
  const centerY = -cosEye * Math.sin(north);
  const cosEdge = -(sinEye / cosEye) * Math.tan(north);
  if (cosEdge >= 1) return '';
  // A full circle needs two arcs, because one cannot end where it starts.
  const edge = cosEdge <= -1 ? Math.PI - 0.001 : Math.acos(cosEdge);
  const at = (east: number): Vector => [rx * Math.sin(east), centerY + ry * Math.cos(east), 0];
  const isLarge = edge > Math.PI / 2 ? 1 : 0;
  const arc = `M${point(at(-edge))}A${short(rx * globeRadius)} ${short(ry * globeRadius)} 0 ${isLarge} 0 ${point(at(edge))}`;
  return cosEdge <= -1 ? `${arc}Z` : arc;
}

/** Shortest route on the globe between two visible places. */
export function route(from: Place, to: Place): string {
  const start = toVector(from);
  const end = toVector(to);
  const middle: Vector = [start[0] + end[0], start[1] + end[1], start[2] + end[2]];
  return greatArc(cross(start, end), start, middle, end);
}
