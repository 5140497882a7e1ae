interface Reader {
  text(name: string): string
  matching(name: string, pattern: RegExp, wanted: string): string
}

/** Where traces go. The names are those of OpenTelemetry. */
export function tracingSettings(read: Reader) {
  return {
    otel_exporter_otlp_endpoint: read.matching(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      /^(https?:\/\/[^\s/?#@]+(\/[^\s?#@]*)?)?$/,
      'a URL such as http://127.0.0.1:4318',
    ),
    otel_exporter_otlp_headers: read.matching(
      'OTEL_EXPORTER_OTLP_HEADERS',
      /^([\w!#$%&'*+.^`|~-]+=[!-+\--~]*(,(?!$)|$))*$/,
      'headers such as authorization=Bearer%20a1b2, with commas between them',
    ),
    otel_service_name: read.text('OTEL_SERVICE_NAME'),
  }
}
