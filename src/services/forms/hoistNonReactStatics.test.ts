import hoistNonReactStatics from './hoistNonReactStatics.ts';

it('gives back the component it is asked to copy to, so that formik can be loaded whole', () => {
  const Component = () => null;
  expect(hoistNonReactStatics(Component)).toBe(Component);
});
