const dark = matchMedia('(prefers-color-scheme: dark)')
const followSystem = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followSystem)
followSystem()

/** Refusals show as one line each, with their codes, until somebody wants to know more. */
function foldedRefusals() {
  return {
    wrapComponents: {
      response: (Response, { React }) =>
        function FoldedResponse(properties) {
          const { code, response } = properties
          const [open, setOpen] = React.useState(false)
          if (Number(code) < 400 || !response.getIn) return React.createElement(Response, properties)
          const codes = response.getIn(['content', 'application/json', 'examples'])?.keySeq().toArray() ?? []
          const line = React.createElement(
            'tr',
            { key: 'line', className: 'response' },
            React.createElement('td', { className: 'response-col_status' }, code),
            React.createElement(
              'td',
              { className: 'response-col_description' },
              React.createElement(
                'button',
                { type: 'button', className: 'refusal', 'aria-expanded': open, onClick: () => setOpen(!open) },
                response.get('description').replaceAll('`', ''),
                React.createElement(
                  'span',
                  {},
                  codes.map((one) => React.createElement('code', { key: one }, one)),
                ),
              ),
            ),
          )
          return open ? [line, React.createElement(Response, { ...properties, key: 'whole' })] : line
        },
    },
  }
}

SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  plugins: [foldedRefusals],
  // A key that was typed in is gone with the page, and nothing is sent anywhere but here.
  persistAuthorization: false,
  validatorUrl: null,
})
