/**
 * Of the shadow root. `!important` only where a page's rule for every element could reach the host. A color that white can't be read
 * on is darkened: at a lightness of 0.55, white has a contrast of 4.5 or more.
 */
export const style = [
  ':host{all:initial!important;position:fixed!important;z-index:2147483000!important}',
  '.b,div{position:fixed;bottom:20px;inset-inline-end:20px}',
  '.b{width:56px;height:56px;padding:14px;border:1px solid transparent;border-radius:50%;cursor:pointer;color:#fff',
  ';background:var(--c);background:oklch(from var(--c) min(l,.55) c h);box-shadow:0 4px 16px #0004}',
  '.b:focus-visible{outline:3px solid #06f;outline-offset:2px;box-shadow:0 0 0 2px #fff}',
  'svg{display:block;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  'b{position:absolute;top:-4px;inset-inline-end:-4px;padding:0 7px;border-radius:11px;background:#c8102e;font:600 13px/22px sans-serif}',
  'b:empty{display:none}',
  'div{bottom:88px;width:min(400px,100vw - 40px);height:min(680px,100dvh - 108px);border-radius:16px;overflow:hidden',
  ';box-shadow:0 8px 40px #0005;color-scheme:light dark;background:Canvas;color:CanvasText;visibility:hidden;opacity:0;transition:opacity .2s,visibility .2s}',
  '.open,.peek{visibility:visible;opacity:1}',
  '.peek{height:108px}',
  'iframe{width:100%;height:100%;border:0;visibility:hidden}',
  '.ready iframe{visibility:inherit}',
  'section{display:none;position:absolute;inset:0;place-items:center;align-content:center;padding:20px;font:16px/1.5 sans-serif;text-align:center}',
  '.down section{display:grid}',
  'section button{font:inherit;padding:8px 20px}',
  '@media(max-width:480px),(max-height:480px){div:not(.peek){inset:0;width:100%;height:100dvh;border-radius:0}.ready.open~.b{visibility:hidden}}',
  '@media(prefers-reduced-motion){div{transition:none}}',
  '@media print{.b,div{display:none}}',
].join('')
