/** Colours of the portraits: those of the illustrations of the product, by daylight. */
export const ink = '#3b2a20';

export const skins = [
  { base: '#f8d3b3', deep: '#dda37a', cheek: '#f09c80' },
  { base: '#fbdcc4', deep: '#e2ad8b', cheek: '#f2a08e' },
  { base: '#f4caa6', deep: '#d69a6d', cheek: '#e88f70' },
  { base: '#fae0cb', deep: '#e3b394', cheek: '#f0a394' },
  { base: '#ecc09a', deep: '#c98e62', cheek: '#dd8565' },
  { base: '#e0ad82', deep: '#b97d52', cheek: '#cf7752' },
] as const;
export type Skin = (typeof skins)[number];

export interface Tint {
  base: string;
  deep: string;
  light: string;
}

export const hairTints = {
  dark: [
    { base: '#4a3428', deep: '#36251c', light: '#6b4e3d' },
    { base: '#2f2622', deep: '#211a17', light: '#4d403a' },
    { base: '#5c3f2c', deep: '#45301f', light: '#7d5a42' },
    { base: '#6f4a31', deep: '#553724', light: '#916647' },
    { base: '#8a5a38', deep: '#6b4429', light: '#ab7850' },
    { base: '#a8602f', deep: '#834822', light: '#c8824f' },
  ],
  fair: [
    { base: '#b98a52', deep: '#94693a', light: '#d8ad77' },
    { base: '#e3b268', deep: '#c08f48', light: '#f2cf95' },
    { base: '#cfa777', deep: '#a98355', light: '#e5c79d' },
  ],
  red: [{ base: '#c4673a', deep: '#9c4c28', light: '#e08a5b' }],
  grey: [
    { base: '#b9b1a6', deep: '#958d82', light: '#d5cec4' },
    { base: '#d8d1c6', deep: '#b5ada1', light: '#efeae2' },
    { base: '#8f8880', deep: '#6f6963', light: '#b4ada5' },
  ],
} as const satisfies Record<string, readonly Tint[]>;

/** Cloth: main colour, its shade, and what goes with it. */
export const cloths = [
  { base: '#1c7d72', deep: '#13625a', trim: '#fff6e6' },
  { base: '#9ccfc3', deep: '#7bb3a6', trim: '#fff6e6' },
  { base: '#f4ab62', deep: '#d88d43', trim: '#fff6e6' },
  { base: '#e2745a', deep: '#c25a42', trim: '#fff1df' },
  { base: '#fff6e6', deep: '#e6d6ba', trim: '#c47a45' },
  { base: '#5f86b0', deep: '#496d94', trim: '#fff6e6' },
  { base: '#3b5a80', deep: '#2c4665', trim: '#f9cf94' },
  { base: '#473e35', deep: '#352d26', trim: '#f4ead6' },
  { base: '#c9b18b', deep: '#a98f68', trim: '#fff6e6' },
  { base: '#8f6a8c', deep: '#74526f', trim: '#fdebd6' },
  { base: '#7fb39b', deep: '#5f9880', trim: '#fff6e6' },
  { base: '#b8564c', deep: '#95413a', trim: '#fdebd6' },
  { base: '#d9b9a8', deep: '#bd9885', trim: '#7a4c2b' },
] as const;
export type Cloth = (typeof cloths)[number];

export const walls = [
  { base: '#fdeed8', deep: '#f3dcbb' },
  { base: '#e4efe9', deep: '#cfe2d9' },
  { base: '#f4ede2', deep: '#e6dac5' },
  { base: '#e7eef5', deep: '#d2dfeb' },
  { base: '#fbe3d4', deep: '#f1cdb6' },
  { base: '#f3ead0', deep: '#e5d7ae' },
  { base: '#d9e5d6', deep: '#c3d4bf' },
  { base: '#efe3ea', deep: '#dfccd8' },
] as const;
export type Wall = (typeof walls)[number];
