/** For every page: no other site opens it with a hand on it, takes its parts, or asks through it for a camera. */
export const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}
